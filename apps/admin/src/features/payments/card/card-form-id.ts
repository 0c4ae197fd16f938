/** The id of the form that pays by card: the bar of a narrow screen has a button of it. */
export const CARD_FORM_ID = "pay-by-card";
