import { COUNTRY_LABELS, type CountryCode } from '@laurel/contract/option-countries'
import type { Organisation } from '@laurel/contract/organisations'
import { useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { focusAfter } from '../../../../ui/focus-after.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { baseOf, keepProfile, readProfile } from './kept-profile.ts'
import { changedFields, mergeProfile } from './merge-profile.ts'
import { toBody, type ProfileValues } from './profile-rules.ts'
import { useProfileChange } from './use-organisation-details.ts'
import { FormClash, idOf, useProfileForm } from './use-profile-form.ts'

/**
 * What is changed of the settings: kept on this device until it is saved. What somebody else saved
 * meanwhile is taken in, and what both changed is asked about.
 */
export function useProfileEdits(organisation: Organisation) {
  const { id } = organisation
  const [begun] = useState(() => readProfile(organisation))
  const [base, setBase] = useState(begun.base)
  const change = useProfileChange()
  const save = async (values: ProfileValues, on = base): Promise<ProfileValues> => {
    try {
      const saved = baseOf(await change.mutateAsync({ ...toBody(values), version: on.version }))
      setBase(saved)
      keepProfile(id, saved, saved.values)
      showToast({ kind: 'success', message: 'Saved' })
      return saved.values
    } catch (error) {
      const theirs = newerOf(error)
      if (theirs === undefined) throw error
      const merged = mergeProfile(on.values, values, theirs.values)
      if (merged.clashes.length === 0) return save(merged.values, theirs)
      setBase(theirs)
      keepProfile(id, theirs, merged.values)
      const said = merged.clashes.map((field) => [field, clashWords(theirs.values, field)])
      throw new FormClash(merged.values, Object.fromEntries(said))
    }
  }
  const form = useProfileForm({
    initial: begun.values,
    send: save,
    onChange: (values) => keepProfile(id, base, values),
  })
  return {
    form,
    isChanged: changedFields(base.values, form.values).length > 0,
    takeBack: () => {
      keepProfile(id, base, base.values)
      // The button that was pressed goes with the changes.
      focusAfter(() => form.reset(base.values), idOf('legalName'))
    },
  }
}

const newerOf = (error: unknown) =>
  error instanceof CallError && error.code === 'STALE_VERSION'
    ? baseOf(error.current as Organisation)
    : undefined

function clashWords(theirs: ProfileValues, field: keyof ProfileValues): string {
  const typed = theirs[field]
  const said = field === 'country' ? COUNTRY_LABELS[typed as CountryCode] : typed
  const what = said === '' ? 'emptied this' : `saved “${said}”`
  return `Somebody else ${what} meanwhile. Saving again writes over it.`
}
