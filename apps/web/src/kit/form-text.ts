/** Reads a submitted form. Fields that it lacks are taken from the query of its address (form-query.ts). */
export async function formWithQuery(request: Request, url: URL): Promise<FormData> {
  const form = await request.formData();
  for (const [name, value] of url.searchParams) if (!form.has(name)) form.append(name, value);
  return form;
}

/** Returns a text field of a submitted form; empty if the field is absent or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
