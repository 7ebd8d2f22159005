/** Attributes of an input for words of any language, or parts of them: the browser is to leave what is typed as it is. */
export const WORD_INPUT = { type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: false } as const;
