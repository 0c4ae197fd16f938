/** What the role form says, letter for letter if the specification gives the words. */
export const roleMessages = {
  nameMissing: "Please enter role name",
  privilegesMissing: "Please select atleast one privilige for role",
  added: "Role added Successfully ",
  nameOfDefault: "This is the name of a default role. Please choose another.",
  nameTaken: "There is a role with this name already. Please choose another.",
  notHeld: "You can pass on only privileges you have yourself. A master user can add this role.",
} as const;
