/**
 * Sends a tree of elements from the script on the page to the bubble's frame. The script builds the tree outside every document, `describe`
 * returns it as plain data, and `draw` builds the same tree in the frame. Each node has a permanent number, so that `draw` changes only what
 * is different; the rest retains its focus and scroll position.
 *
 * `<p class="quiet">Not allowed</p>` → `[1, 'p', { class: 'quiet' }, [[2, 'Not allowed']]]`
 */

/** A text, or an element with its attributes and children. The first item is the number of the node. */
export type Drawn =
  | [id: number, text: string]
  | [id: number, tag: string, attributes: Record<string, string>, children: Drawn[]];

/** Allowed elements and attributes. Others could load or run something: the element becomes a `span`, the attribute is left out. */
const TAGS = /^(?:div|span|p|ul|li|b|button)$/;
const ATTRIBUTES = /^(?:class|role|title|hidden|lang|type|aria-[a-z]+)$/;

/** The nodes of a tree by number. */
type Nodes = Map<number, Node>;

/** Describes the children of `holder` for `draw`. @param nodes receives every node of the tree. */
export function describe(holder: Element, nodes: Nodes): Drawn[] {
  return [...holder.childNodes].map((node) => {
    const id = numberOf(node);
    nodes.set(id, node);
    if (!(node instanceof Element)) return [id, node.textContent ?? ''];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [id, node.localName, attributes, describe(node, nodes)];
  });
}

/** Returns the permanent number of a node, which only this script sees. */
function numberOf(node: Node & { number?: number }): number {
  node.number ??= last += 1;
  return node.number;
}

let last = 0;

/** Makes the children of `holder` equal to the description. @param nodes the nodes drawn so far; new ones are added. */
export function draw(holder: Element, described: Drawn[], nodes: Nodes): void {
  const children = described.map(([id, what, attributes, inner]) => {
    const node =
      nodes.get(id) ??
      (attributes ? document.createElement(TAGS.test(what) ? what : 'span') : document.createTextNode(what));
    nodes.set(id, node);
    if (!attributes || !inner) {
      if (node.textContent !== what) node.textContent = what;
      return node;
    }
    const element = node as Element;
    for (const { name } of [...element.attributes]) if (!(name in attributes)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(attributes))
      if (ATTRIBUTES.test(name)) element.setAttribute(name, value);
    draw(element, inner, nodes);
    return element;
  });
  const { childNodes } = holder;
  // A node that is removed and inserted again would lose the focus.
  for (const node of [...childNodes]) if (!children.includes(node as Element | Text)) node.remove();
  for (const [place, child] of children.entries())
    if (child !== childNodes[place]) holder.insertBefore(child, childNodes[place] ?? null);
}
