/** What the role form says, letter for letter where the specification gives the words. */
export const roleMessages = {
  nameMissing: "Please enter role name",
  privilegesMissing: "Please select atleast one privilige for role",
  added: "Role added Successfully ",
} as const;
