import { Setting } from '@farad/contract/office/settings/setting';
import { isFaceSetting, settingProblem, type FaceSetting } from '@farad/domain/setting';
import { parseJson } from '@farad/domain/shared';

/** Name of the form field with the unsaved setting, as JSON. */
const fieldName = 'unsaved-setting';

/**
 * Returns the unsaved setting that a form asks to preview on the site. null = the form has no unsaved setting;
 * `invalid` = the setting is wrong, so it could not be saved.
 */
export function readPreview(body: unknown): FaceSetting | 'invalid' | null {
  const text = Buffer.isBuffer(body) ? new URLSearchParams(body.toString()).get(fieldName) : null;
  if (text === null) return null;
  const { success, data } = Setting.safeParse(parseJson(text));
  return success && isFaceSetting(data) && settingProblem(data) === null ? data : 'invalid';
}
