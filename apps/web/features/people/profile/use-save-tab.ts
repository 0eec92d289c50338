import type { Applicant } from '@laurel/contract/profile'
import { useState } from 'react'
import { CallError, SERVER_ERROR } from '../../../api/call-error.ts'
import { closeAccount } from '../../../api/close-account.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { tabOf } from './profile-edits.ts'
import type { ProfileForm } from './profile-form.ts'
import { isFormField, type ProfileProblems } from './profile-problems.ts'
import { tabAfter, type ProfileScreen } from './profile-screens.ts'
import type { ProfileTab } from './profile-values.ts'
import { tabUpdate } from './tab-update.ts'
import { useUpdateProfile } from './use-profile.ts'

interface Saving {
  screen: ProfileScreen
  form: ProfileForm
  profile: Applicant
  tab: ProfileTab
  /** The tab that comes next for somebody new. */
  onNext: (tab: ProfileTab) => void
  /** Told after the last step, while the lists still hold what was known before. */
  onSaved: () => void
}

/** Specification 2, section 8. */
const NO_BIRTH_DATE = 'Please enter valid date of birth in Basic tab'

/** Saves one tab; a person who fills in the profile for the first time goes on to the next. */
export function useSaveTab({ screen, form, profile, tab, onNext, onSaved }: Saving) {
  const update = useUpdateProfile()
  const [refusal, setRefusal] = useState<{ tab: ProfileTab; message: string }>()

  const save = async () => {
    setRefusal(undefined)
    if (update.isPending || form.isSaved(tab) || !form.check(tab)) return
    if (screen.needsBirthDateFirst && tab === 'education' && form.values.dob === '')
      return setRefusal({ tab, message: NO_BIRTH_DATE })
    const sent = form.edits
    try {
      await update.mutateAsync(tabUpdate(tab, form.values, sent))
      form.settle(tab, sent)
      showToast({ kind: 'success', message: screen.savedMessage, id: 'profile-saved' })
      const next = tabAfter(screen, tab)
      if (next && isNew(profile, next)) onNext(next)
      else onSaved()
    } catch (failure) {
      // Under 16 the server has ended the session and removes what was entered (specification 3).
      if (failure instanceof CallError && failure.code === 'UNDER_AGE') return closeAccount()
      const fields = failure instanceof CallError ? fieldsOf(failure, tab) : {}
      form.refuse(tab, fields)
      const message = failure instanceof CallError ? failure.message : SERVER_ERROR
      if (Object.keys(fields).length === 0) setRefusal({ tab, message })
    }
  }

  return {
    save,
    isSaving: update.isPending,
    refusal: refusal?.tab === tab ? refusal.message : undefined,
  }
}

function isNew(profile: Applicant, tab: ProfileTab): boolean {
  if (tab === 'personal') return profile.dob === null
  if (tab === 'contact') return !profile.address.addressLine1
  return !profile.applicantFields.some(({ field }) => field.key === 'schoolLevel')
}

/** What the server says of fields of this tab, by their names here. */
function fieldsOf({ fields }: CallError, tab: ProfileTab): ProfileProblems {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) => {
      const name = path.split('.').at(-1) ?? path
      return isFormField(name) && tabOf(name) === tab ? [[name, message] as const] : []
    }),
  )
}
