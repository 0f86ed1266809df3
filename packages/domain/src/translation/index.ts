export {
  isUntranslated,
  productTextMasks,
  textFields,
  textKinds,
  textLengthMax,
  type TextField,
  type TextKind,
} from './catalogue-text.ts';
