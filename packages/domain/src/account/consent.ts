/** What a person can agree to; the law wants each asked for by itself. */
export type ConsentKind = 'personal_data' | 'advertising';
