import type { Locale } from '@farad/domain/shared';
import { texts } from './languages/messages/bom-assembly.ts';
import type { AssemblyWords } from './ru/messages/bom-assembly.ts';

export const assemblyWords: Readonly<Record<Locale, AssemblyWords>> = texts;
