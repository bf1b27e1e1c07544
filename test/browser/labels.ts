const labelable = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

/**
 * Has `labels` of a control compare the labels of the page with it: jsdom asks every node of the page for its control, and
 * for each of those walks through the page once more. That was a third of a test with forms.
 */
export function findLabelsQuickly(): void {
  for (const { prototype } of labelable) {
    const { get: whole } = Object.getOwnPropertyDescriptor(prototype, 'labels') ?? {};
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement): readonly HTMLLabelElement[] | null {
        const isHidden = this instanceof HTMLInputElement && this.type === 'hidden';
        if (isHidden || !this.isConnected) return whole?.call(this) as HTMLLabelElement[] | null;
        return [...document.querySelectorAll('label')].filter((label) => isLabelOf(label, this));
      },
    });
  }
}

function isLabelOf(label: HTMLLabelElement, control: HTMLElement): boolean {
  if (label.hasAttribute('for')) return label.htmlFor !== '' && document.getElementById(label.htmlFor) === control;
  return label.contains(control) && label.control === control;
}
