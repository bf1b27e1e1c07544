/** What tests ask of a computed style: what can be seen, pressed and named. */
const asked = ['display', 'visibility', 'pointer-events', 'opacity', 'content'] as const;
type Asked = (typeof asked)[number];

const askedAs: Readonly<Record<string, Asked>> = {
  display: 'display',
  visibility: 'visibility',
  pointerEvents: 'pointer-events',
  opacity: 'opacity',
  content: 'content',
};

const isAsked = (property: string): property is Asked => (asked as readonly string[]).includes(property);

/** Of a property that children have from their parents: what the root has. */
const inherited: Partial<Record<Asked, string>> = { visibility: 'visible', 'pointer-events': 'auto' };

/** Nothing is laid out in jsdom, so no style sheet of a test declares them: an element has what its own style says. */
const ofLayout =
  /^(?:overflow[XY]?|scrollbarWidth|border(?:Top|Right|Bottom|Left)Width|padding(?:Top|Bottom)|width|boxSizing|position)$/;

const noValues = (): Record<Asked, WeakMap<Element, string>> => ({
  display: new WeakMap(),
  visibility: new WeakMap(),
  'pointer-events': new WeakMap(),
  opacity: new WeakMap(),
  content: new WeakMap(),
});

interface Rule {
  selector: string;
  /** All that it selects by; null where there is more to it. */
  classes: string[] | null;
  order: number;
  value: string;
}

/** The rules that declare a property, by a class that an element must have, and those that name none. */
interface Rules {
  byClass: Map<string, Rule[]>;
  others: Rule[];
}

/**
 * Has `getComputedStyle` find these properties without all others: jsdom asks its own 120 rules about the element, and
 * resolves thirteen colours through all its parents, whenever a test searches by role. That was a quarter of a test. The
 * cascade is jsdom's: the last rule wins. Returns what is to be called whenever a style sheet has changed.
 */
export function findStylesQuickly(): () => void {
  // Jest takes the global one away while the last changes of a page are still to come.
  const { document } = window;
  const whole = window.getComputedStyle.bind(window);
  const blank = document.implementation.createHTMLDocument();
  const ownDisplays = new Map<string, string>();
  let rules: Record<Asked, Rules> | null = null;
  let values = noValues();
  let focused = document.activeElement;

  /** As jsdom's own sheet has it, which knows elements by their name and these attributes. */
  function ownDisplay(element: Element): string {
    const attributes = ['hidden', 'open', ...(element.localName === 'input' ? ['type'] : [])];
    const set = attributes.filter((name) => element.hasAttribute(name));
    const key = [element.namespaceURI, element.localName, ...set, ...set.map((name) => element.getAttribute(name))];
    const known = ownDisplays.get(key.join(' '));
    if (known !== undefined) return known;
    const like = blank.createElementNS(element.namespaceURI, element.localName);
    for (const name of set) like.setAttribute(name, element.getAttribute(name) ?? '');
    const { display } = whole(like);
    ownDisplays.set(key.join(' '), display);
    return display;
  }

  /** Returns what the style sheets of the page say last. */
  function declared(element: Element, property: Asked): string | undefined {
    rules ??= rulesOf(document);
    const { byClass, others } = rules[property];
    const classes = byClass.size > 0 ? (element.getAttribute('class') ?? '').split(/\s+/) : [];
    let last: Rule | undefined;
    for (const rule of [others, ...classes.map((name) => byClass.get(name) ?? [])].flat()) {
      if (rule.order < (last?.order ?? 0)) continue;
      if (rule.classes?.every((name) => classes.includes(name)) ?? matches(element, rule.selector)) last = rule;
    }
    return last?.value;
  }

  function cascaded(element: Element, property: Asked): string {
    const own = element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';
    if (own !== '') return own;
    return declared(element, property) ?? (property === 'display' ? ownDisplay(element) : '');
  }

  function resolved(element: Element, property: Asked): string {
    const known = values[property].get(element);
    if (known !== undefined) return known;
    const root = inherited[property];
    let value = cascaded(element, property);
    if (value === '' && root !== undefined)
      value = element.parentElement === null ? root : resolved(element.parentElement, property);
    values[property].set(element, value);
    return value;
  }

  /** The values that were resolved stay true until the page changes, or the focus moves. */
  function forget() {
    values = noValues();
    focused = document.activeElement;
  }
  const changes = new MutationObserver(forget);
  changes.observe(document, { attributes: true, childList: true, subtree: true });

  function resolvedNow(element: Element, property: Asked): string {
    if (changes.takeRecords().length > 0 || document.activeElement !== focused) forget();
    return resolved(element, property);
  }

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return whole(element, pseudoElement);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, name) {
        const property = typeof name === 'string' ? askedAs[name] : undefined;
        if (property !== undefined) return resolvedNow(element, property);
        if (name === 'getPropertyValue')
          return (wanted: string) =>
            isAsked(wanted) ? resolvedNow(element, wanted) : whole(element).getPropertyValue(wanted);
        if (typeof name === 'string' && ofLayout.test(name))
          return Reflect.get((element as HTMLElement).style, name) as unknown;
        const style = whole(element);
        const value: unknown = Reflect.get(style, name);
        return typeof value === 'function' ? (value.bind(style) as unknown) : value;
      },
    });
  };
  return () => {
    rules = null;
    forget();
  };
}

function rulesOf({ styleSheets }: Document): Record<Asked, Rules> {
  const none = (): Rules => ({ byClass: new Map(), others: [] });
  const rules: Record<Asked, Rules> = {
    display: none(),
    visibility: none(),
    'pointer-events': none(),
    opacity: none(),
    content: none(),
  };
  const all = [...styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const [order, rule] of all.entries()) {
    if (!('selectorText' in rule)) continue;
    const { selectorText: selector, style } = rule as CSSStyleRule;
    for (const property of asked) {
      const value = style.getPropertyValue(property);
      if (value === '') continue;
      const { byClass, others } = rules[property];
      const name = neededClass(selector);
      const those = name === null ? others : (byClass.get(name) ?? []);
      those.push({ selector, classes: onlyClasses(selector), order, value });
      if (name !== null) byClass.set(name, those);
    }
  }
  return rules;
}

/** Returns a class without which nothing is selected; null where there is none, or more than one selector. */
function neededClass(selector: string): string | null {
  const plain = selector.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  if (/[(),[\]]/.test(plain)) return null;
  const last =
    plain
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return /\.([\w-]+)/.exec(last)?.[1] ?? null;
}

const onlyClasses = (selector: string) => (/^(\.[\w-]+)+$/.test(selector) ? selector.slice(1).split('.') : null);

/** jsdom takes no notice of a selector that it cannot read. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
