type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What was typed or ticked before React took over stands in the fields and is unknown to their forms: each field that
 * differs from what was drawn tells it again, one after the other, as a form may draw itself anew for each.
 */
export function adoptTyped(): void {
  const fields = [...document.querySelectorAll<Field>('input, textarea')];
  // All at first: what a form does not know yet, it takes away when it draws itself.
  const acts = fields.flatMap((field) => actOf(field) ?? []);
  for (const act of acts) act();
}

/** Presses what was pressed before React could take it, and ends the marking of it (start.ts). */
export function pressAgain(): void {
  window.onclick = null;
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    button.removeAttribute('data-pressed');
    button.click();
  }
}

/** How a field tells what was done to it; null where nothing was. */
function actOf(field: Field): (() => void) | null {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const { checked, defaultChecked, type } = field;
    if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
    return () => {
      field.checked = defaultChecked;
      inform(field);
      field.click();
    };
  }
  const { value: typed, defaultValue } = field;
  if (typed === defaultValue) return null;
  return () => {
    field.value = defaultValue;
    inform(field);
    // Past React, which would take what it has set itself for known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, typed);
    inform(field);
    if (field !== document.activeElement)
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
}

/** Where React has not taken over yet, it does so at once, and knows the field as it is now. */
function inform(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
