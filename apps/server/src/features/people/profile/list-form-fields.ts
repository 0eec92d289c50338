import { FACT_WORDS, GROUP_LABELS } from '@laurel/contract/profile-facts'
import type { AnswerOf } from '@laurel/contract/define-call'
import type { listFormFields as listFormFieldsCall } from '@laurel/contract/profile'
import { RELATIVE_LABELS, relationQuestion } from '@laurel/contract/relation-words'
import { PROFILE_FIELDS, type ProfileField } from './fact-keys.ts'

type FormField = AnswerOf<typeof listFormFieldsCall>[number]

/** Spec 3 "Lists and paging": its id serves the list filter and the bulk map. */
const CV: FormField = {
  id: 'cv',
  key: 'cv',
  name: 'CV',
  question: 'What does your CV or résumé say?',
  reason: 'Some scholarships need nothing else.',
  group: 'Documents',
  kind: 'file',
  isSensitive: false,
  aliases: [],
  options: {},
}

/** Every question a profile can answer; the CV, which is a file, comes last. */
export const FORM_FIELDS: readonly FormField[] = [...PROFILE_FIELDS.map(toFormField), CV]

function toFormField({ key, fact, relation, aliases, options }: ProfileField): FormField {
  const words: Readonly<Record<string, { label: string; question: string; why: string }>> =
    FACT_WORDS
  const { label = key, question = '', why = '' } = words[fact.id] ?? {}
  const isOwn = relation === 'self'
  return {
    id: key,
    key,
    name: isOwn ? label : `${label} (${RELATIVE_LABELS[relation]})`,
    question: isOwn ? question : (relationQuestion(fact.id, relation) ?? question),
    reason: why,
    group: GROUP_LABELS[fact.group],
    kind: fact.kind === 'name' && fact.several ? 'names' : fact.kind,
    isSensitive: fact.sensitive,
    aliases: [...aliases],
    options: { ...options },
  }
}
