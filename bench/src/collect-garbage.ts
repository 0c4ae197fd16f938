// Loaded into a measured server: on SIGUSR2 it gives back all memory that nothing needs.
process.on("SIGUSR2", () => {
  globalThis.gc?.();
  globalThis.gc?.();
});
