import type { Visit } from '#server/visit.server.ts';

/** The texts of a field that may repeat. */
export const formTexts = (form: FormData, name: string): readonly string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');

/** A number of a form, with spaces between its digits; NaN: it is none. */
export const numberOfText = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.') || 'x');

/** The sent form; null: its body breaks off or is none. */
export async function readForm({ request }: Pick<Visit, 'request'>): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
