import { joinPhone } from '../accounts/phone-number.ts'
import { type ProfileUpdate, toField, toProfileUpdate } from '../questions/profile-update.ts'
import { isMoreFact, keysToSend } from './more-facts.ts'
import { answersOf, questionsOf } from './profile-answers.ts'
import type { ProfileEdits } from './profile-edits.ts'
import type { ProfileTab, ProfileValues } from './profile-values.ts'

/** What is sent for one tab: only that tab's answers, and of the many further ones the changed. */
export function tabUpdate(
  tab: ProfileTab,
  values: ProfileValues,
  edits: ProfileEdits = {},
): ProfileUpdate {
  if (tab === 'more') {
    const changed = keysToSend(Object.keys(edits).filter(isMoreFact))
    return { applicantFields: changed.map((key) => toField(key, values.facts[key] ?? [])) }
  }
  const answered = toProfileUpdate(questionsOf(tab), answersOf(values))
  if (tab === 'personal') return { ...answered, ...ownUpdate(values) }
  return tab === 'contact' ? { ...answered, ...contactUpdate(values, answered) } : answered
}

// Only the personal questions mark a profile as filled in: see declinedQuestions.
const ownUpdate = ({ firstName, lastName, hasSensitiveConsent }: ProfileValues): ProfileUpdate => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  hasSensitiveConsent,
  isProfileUpdate: 'true',
})

function contactUpdate(values: ProfileValues, { address }: ProfileUpdate): ProfileUpdate {
  const phone = joinPhone(values)
  return {
    email: values.email.trim(),
    ...(phone !== '' && { phone }),
    address: { ...address, county: values.county },
  }
}
