import type { FormFields } from './use-profile.ts'

/** Facts that are asked in the form by another name than the question's. */
const FORM_NAMES: Readonly<Record<string, string>> = { birthDate: 'dob' }

/** The form's name of a question that a link asks for, by its key, its fact or another name it has. */
export function formNameOf(asked: string, fields: FormFields): string | undefined {
  const known =
    fields.get(asked) ?? [...fields.values()].find(({ aliases }) => aliases.includes(asked))
  return known && (FORM_NAMES[known.key] ?? known.key)
}
