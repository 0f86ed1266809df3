/** As the `ref` of a field: the cursor is in it when it appears, since the person has just asked for it. */
export const focusAtFirst = (field: { readonly focus: () => void } | null): void => field?.focus();
