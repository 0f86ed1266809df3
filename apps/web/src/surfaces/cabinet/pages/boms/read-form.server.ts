import type { Visit } from '../../../../visit.server.ts';

/** The sent form; null: its body breaks off or is none. */
export async function readForm({ request }: Pick<Visit, 'request'>): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
