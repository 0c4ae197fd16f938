import { disputeMessages } from "@marquee/domain/disputes/messages";
import { describe, expect, it } from "vitest";
import { exampleDispute } from "../fixtures/example-dispute.ts";
import { actorDone, actorFailed, delayPassed, walk } from "../testing/walk.ts";
import { disputeEvidenceMachine } from "./dispute-evidence.machine.ts";

const SAVED_ON = "2026-03-02T18:00:00.000Z";
const openEvidence = () => walk(disputeEvidenceMachine, { id: "d1", stored: "", text: "It ran." });
const typeText = (text: string) => ({ type: "text.changed", text }) as const;
const rested = delayPassed("saveDelay", "disputeEvidence.waiting");
const saving = () => openEvidence().go(typeText("It ran for days."), rested);
const confirming = () => openEvidence().go({ type: "submit.requested" });

describe("the evidence of a dispute", () => {
  it("[DISPUTE-M2] is saved over what the server has, as soon as the typing rests", () => {
    expect(saving()).toMatchObject({
      value: "saving",
      started: [
        { src: "saveDraft", input: { id: "d1", evidence: "It ran for days.", replaces: "" } },
      ],
    });
    expect(saving().go(actorDone("saveDraft", { savedOn: SAVED_ON }))).toMatchObject({
      value: "editing",
      context: { stored: "It ran for days.", savedOn: SAVED_ON },
    });
  });

  it("[DISPUTE-M2] saves what is typed meanwhile after it, over what was saved", () => {
    const later = saving().go(
      typeText("More."),
      actorDone("saveDraft", { savedOn: SAVED_ON }),
      rested,
    );
    expect(later.started).toMatchObject([
      { input: { evidence: "More.", replaces: "It ran for days." } },
    ]);
  });

  it("[DISPUTE-M3] keeps the text that could not be saved, and tries again", () => {
    const failed = saving().go(actorFailed("saveDraft", { message: "No answer" }));
    expect(failed).toMatchObject({
      value: "unsaved",
      context: { text: "It ran for days.", stored: "", problem: { message: "No answer" } },
    });
    expect(failed.go({ type: "save.retried" }).value).toBe("saving");
  });

  it("[DISPUTE-M3] takes a text for saved that has arrived after all, and no other one", () => {
    const failed = saving().go(actorFailed("saveDraft"));
    const read = (text: string) => failed.go({ type: "draft.read", text }).context.stored;
    expect(read("It ran for days.")).toBe("It ran for days.");
    expect(read("Of another user")).toBe("");
  });

  it("[DISPUTE-V1] is not submitted while it is empty", () => {
    expect(openEvidence().go(typeText(" "), { type: "submit.requested" })).toMatchObject({
      value: "editing",
      context: { issue: disputeMessages.evidenceMissing },
    });
  });

  it("[DISPUTE-M4] is submitted after a question, and reported", () => {
    const submitting = confirming().go({ type: "submit.confirmed" });
    expect(submitting.started).toMatchObject([{ src: "submit", input: { evidence: "It ran." } }]);
    const done = submitting.go(actorDone("submit", { ...exampleDispute, state: "underReview" }));
    expect(done).toMatchObject({
      value: "submitted",
      actions: [{ type: "refresh" }, { params: { message: disputeMessages.submitted } }],
    });
  });

  it("[DISPUTE-M4] says why it was not submitted, and tries again", () => {
    const failed = confirming().go(
      { type: "submit.confirmed" },
      actorFailed("submit", { message: "No answer" }),
    );
    expect(failed).toMatchObject({
      value: "failed",
      context: { text: "It ran.", problem: { message: "No answer" } },
    });
    expect(failed.go({ type: "submit.confirmed" }).value).toBe("submitting");
  });
});
