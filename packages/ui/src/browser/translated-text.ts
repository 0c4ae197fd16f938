/**
 * Lets a page be translated by the browser or an extension while React goes on with it (SCREEN-X1).
 *
 * A translator puts `<font>` around the texts of a page, or in their place. React still holds the text node it made: what
 * it writes there is not shown, so that a total would stay as it was, and removing the node fails, since it is no
 * child of its parent any more. From here on a text that React changes takes its place back, to be translated again, and
 * a text that it removes goes with the element that has taken its place.
 */

/** The element that a translator put in place of a text node. */
const replacements = new WeakMap<Node, Element>();

const isTranslation = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.tagName === "FONT";

/** Notes which element took the place of which text node. */
function noteReplacements(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, nextSibling, previousSibling } of records) {
    const added = [...addedNodes].find(isTranslation);
    const removed = [...removedNodes].find((node) => node.nodeType === Node.TEXT_NODE);
    if (added && removed) replacements.set(removed, added);
    else if (removed) {
      // A translator may add its element before it removes the text.
      const beside = [previousSibling, nextSibling].find(isTranslation);
      if (beside && !removed.isConnected) replacements.set(removed, beside);
    }
  }
}

/** What represents a node of React's in `parent`: itself, the element around it, or the one in its place. */
function standIn(parent: Node, node: Node): Node {
  if (node.parentNode === parent) return node;
  for (let around = node.parentNode; isTranslation(around); around = around.parentNode)
    if (around.parentNode === parent) return around;
  const replaced = replacements.get(node);
  return replaced?.parentNode === parent ? replaced : node;
}

/** Puts a text back where its translation is now. */
function putBack(text: Node): void {
  const replaced = replacements.get(text);
  replacements.delete(text);
  if (!text.isConnected && replaced?.isConnected) replaced.replaceWith(text);
}

/** Begins at the start of a page, before React renders anything. Returns the function that ends it. */
export function keepTranslatedText(): () => void {
  const observer = new MutationObserver(noteReplacements);
  observer.observe(document, { childList: true, subtree: true });
  const insertBefore: unknown = Reflect.get(Node.prototype, "insertBefore");
  const removeChild: unknown = Reflect.get(Node.prototype, "removeChild");
  const call = (method: unknown, parent: Node, args: readonly unknown[]): void => {
    if (typeof method === "function") Reflect.apply(method, parent, args);
  };
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Node.prototype.removeChild = function removeTranslated<T extends Node>(child: T): T {
    noteReplacements(observer.takeRecords());
    call(removeChild, this, [standIn(this, child)]);
    return child;
  };
  Node.prototype.insertBefore = function insertByTranslated<T extends Node>(
    node: T,
    before: Node | null,
  ): T {
    noteReplacements(observer.takeRecords());
    call(insertBefore, this, [node, before && standIn(this, before)]);
    return node;
  };
  if (nodeValue)
    Object.defineProperty(Node.prototype, "nodeValue", {
      ...nodeValue,
      set(this: Node, value: string | null) {
        nodeValue.set?.call(this, value);
        if (this.isConnected || this.nodeType !== Node.TEXT_NODE) return;
        noteReplacements(observer.takeRecords());
        putBack(this);
      },
    });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { insertBefore, removeChild });
    if (nodeValue) Object.defineProperty(Node.prototype, "nodeValue", nodeValue);
  };
}
