import type { Applicant } from '@laurel/contract/profile'
import { Button, Tabs } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { CallError, SERVER_ERROR } from '../../api/call-error.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { showToast } from '../../ui/mantine/show-toast.tsx'
import { ContactTab } from './contact-tab.tsx'
import { EducationTab } from './education-tab.tsx'
import { PersonalTab } from './personal-tab.tsx'
import { useProfileForm } from './profile-form.ts'
import styles from './profile.module.css'
import { toUpdate, type ProfileTab } from './profile-values.ts'
import { useUpdateProfile } from './use-profile.ts'

interface ProfileEditorProps {
  profile: Applicant
  optionsOf: (key: string) => Readonly<Record<string, string>>
  tab: ProfileTab
  onTab: (tab: ProfileTab) => void
}

const TABS = { personal: PersonalTab, contact: ContactTab, education: EducationTab }
const LABELS = { personal: 'Personal', contact: 'Contact', education: 'Education' }
const NEXT: Record<ProfileTab, ProfileTab | undefined> = {
  personal: 'contact',
  contact: 'education',
  education: undefined,
}

/** The profile in three tabs; a tab keeps what is typed, and each is saved by itself. */
export function ProfileEditor({ profile, optionsOf, tab, onTab }: ProfileEditorProps) {
  const form = useProfileForm(profile)
  const update = useUpdateProfile()
  const [refusal, setRefusal] = useState<string>()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    if (update.isPending || !form.check(tab)) return
    try {
      const { applicant } = await update.mutateAsync(toUpdate(tab, form.values))
      form.settle(applicant)
      showToast({ kind: 'success', message: 'User updated successfully' })
      const next = NEXT[tab]
      if (next && !profile.isProfileUpdate) onTab(next)
    } catch (failure) {
      const isKnown = failure instanceof CallError
      setRefusal(isKnown ? failure.message : SERVER_ERROR)
      if (isKnown) form.refuse(failure.fields)
    }
  }

  return (
    <Tabs value={tab} onChange={(next) => onTab(next as ProfileTab)} keepMounted={false}>
      <Tabs.List>
        {Object.entries(LABELS).map(([value, label]) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {Object.entries(TABS).map(([value, Tab]) => (
        <Tabs.Panel key={value} value={value}>
          <form className={styles.tab} onSubmit={(event) => void save(event)} noValidate>
            <ErrorSummary
              attempt={form.attempt}
              problems={Object.entries(form.problems).map(([name, message]) => ({
                fieldId: `profile-${name}`,
                message,
              }))}
            />
            <Tab form={form} optionsOf={optionsOf} />
            {refusal && (
              <p className={styles.refusal} role="alert">
                {refusal}
              </p>
            )}
            <div className={styles.actions}>
              <Button type="submit" loading={update.isPending} disabled={form.isSaved}>
                Save
              </Button>
            </div>
          </form>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
