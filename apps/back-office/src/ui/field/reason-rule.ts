import { reasonLengthMin, textLimits } from '@farad/domain/shared';

/** Rule of a form for a reason that is required. */
export const reasonRule = { required: true, whitespace: true, min: reasonLengthMin, max: textLimits.reason } as const;
