import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { bareTexts } from "./text-nodes.js";

/** The texts that the rule finds among the children of an element. */
function countNodes(children: string): number {
  const { body } = parseAst(`<p>${children}</p>`, { lang: "tsx" });
  const [statement] = body;
  if (statement?.type !== "ExpressionStatement") throw new Error(`${children} is no expression`);
  return bareTexts(Reflect.get(statement.expression, "children")).length;
}

describe("a text that changes", () => {
  it.each([
    "<b>Total</b> {total}",
    "{name}<br />",
    "{busy ? <Spinner /> : null}{label}",
    "{busy && <Spinner />}{busy ? 'Trying' : 'Try now'}",
    "<Icon />{`${count} more`}",
    "<Icon />{formatAmount(total)}",
    "<Icon />{user.email}",
    "<Icon />{label ?? 'All'}",
  ])("[SCREEN-X1] needs an element of its own in %s", (children) => {
    expect(countNodes(children)).toBe(1);
  });

  it.each([
    "{total}",
    "Total {total} of {all}",
    "<b>Total</b> <span>{total}</span>",
    "<Icon /> Save",
    "<h2>Title</h2>{children}",
    "<h2>Title</h2>{rows.map((row) => <Row key={row} />)}",
    "<h2>Title</h2>{open ? <Panel /> : null}",
    "<h2>Title</h2>{props.action}",
  ])("[SCREEN-X1] needs none in %s", (children) => {
    expect(countNodes(children)).toBe(0);
  });
});
