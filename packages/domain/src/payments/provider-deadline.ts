/**
 * How many seconds a request may wait for payment providers, and for other processes that work on its payment, in all
 * (PAYSRV-W5). Less than a lease, so that an attempt is still held when its last call ends.
 */
export const PROVIDER_DEADLINE_SECONDS = 20;
