/** What the user form says, letter for letter as specified; below them what the specification gives no words for. */
export const userMessages = {
  mobileMissing: "Please enter mobile number.",
  mobileInvalid: "Please enter valid mobile number.",
  nameMissing: "Please enter name",
  emailInvalid: "Please enter valid email address.",
  passwordMissing: "Please enter password",
  roleMissing: "Please select role",
  companyMissing: "Please select company",
  emailTaken: "There is a user with this email already.",
  emailFixed: "The email is who somebody signs in as, and cannot be changed.",
  authTypeFixed: "Who is an advertiser cannot be chosen here.",
  passwordWeak: "Please enter a password of at least 6 characters.",
  passwordPolicy:
    "The sign-in service does not take this password. Please enter a longer one with capital letters, digits and symbols.",
  ownCompany: "Nobody can change their own company. Somebody else who may update users can.",
  ownAgent: "Nobody can change this of themselves. Another master user can.",
  ownPlace:
    "Nobody can change their own company, branch or agent status. Somebody else who may update users can.",
  otherBranch:
    "You can change people of your own branch only. Somebody of the whole company who may update users can.",
  branchGiven:
    "You can give people your own branch only. Somebody of the whole company who may update users can give another.",
} as const;
