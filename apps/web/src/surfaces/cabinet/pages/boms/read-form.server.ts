import type { Visit } from '#server/visit.server.ts';

/** Returns all text values of a form field. */
export const formTexts = (form: FormData, name: string): readonly string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');

/** Parses a number such as `1 000,5`. Returns NaN if the text is empty or not a number. */
export const numberOfText = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.') || 'x');

/** Reads the submitted form; null if its body is incomplete or not a form. */
export async function readForm({ request }: Pick<Visit, 'request'>): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
