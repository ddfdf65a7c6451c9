/**
 * How many photographs an inquiry may have. Apart from the fields of its form, because the configurator, which sends
 * one, loads no form.
 */
export const MAX_PHOTOGRAPHS = 5;
