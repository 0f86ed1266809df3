import { reasonLengthMin, textLimits } from '@farad/domain/shared';

/** Form rule for a required reason. */
export const reasonRule = { required: true, whitespace: true, min: reasonLengthMin, max: textLimits.reason } as const;
