/** What bills moderation says, letter for letter as specified; the questions are ours. */
export const billMessages = {
  approved: "Bill/Rating has been approved.",
  rejected: "Bill/Rating has been rejected.",
  statusFailed: "something went wrong... try again",
  approveQuestion: "Do you want to approve this bill?",
  disagrees: "The status is not the one that this decision gives.",
  approvedAlready: "This bill has been approved already",
  rejectedAlready: "This bill has been rejected already",
  final: "A decision is final.",
  rejectQuestion: "Do you want to reject this bill?",
  amended: "The shopper has amended this bill meanwhile. Look at it again.",
  reasonMissing: "Please select reason",
  noteMissing: "Please enter note",
  reasonOfApproval: "A reason belongs to a rejection.",
} as const;
