/**
 * How wide text in Inter is, without a browser: so a chart is laid out alike on every machine. Measured from the font that
 * the screens use; a thousandth of the font size for each character from the space to the tilde.
 */
const WIDTHS = {
  regular:
    "281 288 466 633 642 982 644 300 365 365 501 662 288 460 288 360 631 407 610 618 646 593 620 566 619 620 288 302 662 662 662 511 966 690 654 730 722 601 590 746 743 269 571 672 565 903 753 765 639 765 644 642 646 744 690 985 682 679 629 365 360 365 471 456 323 562 612 571 612 583 370 613 591 242 242 549 242 876 591 600 612 612 376 528 327 591 562 818 546 562 552 426 333 426 662",
  medium:
    "259 313 509 641 648 999 658 319 371 371 530 670 311 464 311 375 652 419 620 631 661 607 635 574 635 635 311 322 670 670 670 535 991 718 658 735 722 604 588 749 745 274 578 695 565 917 758 768 644 771 650 648 657 738 718 1011 710 705 646 371 375 371 479 466 344 571 621 580 621 589 384 623 607 257 257 564 257 894 606 606 621 621 392 544 347 607 581 834 563 582 563 448 352 448 670",
  bold: "252 321 523 644 650 1004 663 326 373 373 540 673 319 465 319 379 660 423 623 636 666 612 640 576 640 640 319 329 673 673 673 543 999 728 659 737 722 605 588 749 746 277 580 703 565 922 759 769 645 773 652 650 660 736 728 1020 720 713 652 373 379 373 481 469 351 574 624 583 624 591 389 625 612 262 262 569 262 900 612 609 624 624 397 549 353 612 587 839 569 588 566 455 359 455 673",
} as const;

const FIRST = 32;
/** What is not in the table, such as an accented letter or a dash, counts as a wide letter. */
const OTHER = 700;

const tables = {
  regular: WIDTHS.regular.split(" ").map(Number),
  medium: WIDTHS.medium.split(" ").map(Number),
  bold: WIDTHS.bold.split(" ").map(Number),
};

export type FontWeight = keyof typeof WIDTHS;

/** Whether the widths of all letters of a text are known. */
export const isMeasured = (text: string): boolean => /^[ -~]*$/.test(text);

/** The width of a line of text in pixels. */
export function textWidth(text: string, weight: FontWeight, size: number): number {
  const table = tables[weight];
  let width = 0;
  for (const letter of text) width += table[(letter.codePointAt(0) ?? 0) - FIRST] ?? OTHER;
  return (width * size) / 1000;
}
