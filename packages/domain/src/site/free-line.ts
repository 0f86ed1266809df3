/** True if calls to the number are free within Russia: its area code is 800. */
export const isFreeLine = (phone: string): boolean => /^(?:\+?7|8)800/.test(phone.replace(/[^\d+]/g, ''));
