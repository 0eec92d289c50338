import type { Applicant } from '@laurel/contract/profile'
import { Tabs } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ContactTab } from './contact-tab.tsx'
import { EducationTab } from './education-tab.tsx'
import { PersonalTab } from './personal-tab.tsx'
import { useProfileForm } from './profile-form.ts'
import styles from './profile.module.css'
import type { ProfileTab } from './profile-values.ts'
import { SaveBar } from './save-bar.tsx'
import { useSaveTab } from './use-save-tab.ts'

interface ProfileEditorProps {
  profile: Applicant
  optionsOf: (key: string) => Readonly<Record<string, string>>
  tab: ProfileTab
  onTab: (tab: ProfileTab) => void
}

const TABS = { personal: PersonalTab, contact: ContactTab, education: EducationTab }
const LABELS: [ProfileTab, string][] = [
  ['personal', 'Personal'],
  ['contact', 'Contact'],
  ['education', 'Education'],
]

/** The profile in three tabs; a tab keeps what is typed, and each is saved by itself. */
export function ProfileEditor({ profile, optionsOf, tab, onTab }: ProfileEditorProps) {
  const form = useProfileForm(profile)
  const tabList = useRef<HTMLDivElement>(null)
  const isLedOn = useRef(false)
  const { save, isSaving, refusal } = useSaveTab({
    form,
    profile,
    tab,
    onNext(next) {
      isLedOn.current = true
      onTab(next)
    },
  })
  const problems = Object.entries(form.problemsOf(tab))
  useDocumentTitle('Profile', problems.length > 0)
  const Fields = TABS[tab]

  // Saving led on to this tab: it begins at its top, not at the button of the one before.
  useEffect(() => {
    if (!isLedOn.current) return
    isLedOn.current = false
    tabList.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [tab])

  return (
    <Tabs value={tab} onChange={(next) => onTab(next as ProfileTab)} keepMounted={false}>
      <Tabs.List ref={tabList} aria-label="Parts of the profile">
        {LABELS.map(([value, label]) => (
          <Tabs.Tab key={value} value={value}>
            {label}
            {form.isDirty(value) && (
              <>
                <span className={styles.unsaved} aria-hidden="true" />
                <VisuallyHidden>, not saved</VisuallyHidden>
              </>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab}>
        {/* These events come up from the fields; the form itself is not acted on. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <form
          className={styles.tab}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
          onBlur={(event) => checkLeft(event, form.checkField)}
          onKeyDown={keepInList}
          noValidate
        >
          <ErrorSummary
            attempt={form.attempt}
            problems={problems.map(([name, message]) => ({ fieldId: `profile-${name}`, message }))}
          />
          <Fields form={form} profile={profile} optionsOf={optionsOf} />
          <SaveBar
            isSaving={isSaving}
            isSaved={form.isSaved(tab)}
            isDirty={form.isDirty(tab)}
            refusal={refusal}
          />
        </form>
      </Tabs.Panel>
    </Tabs>
  )
}

/**
 * Checks a field once another is entered. Not when a button, box or link is: the sentence would
 * move it away from under the pointer.
 */
function checkLeft({ target, relatedTarget }: FocusEvent, check: (name: string) => void): void {
  const isField = relatedTarget?.matches('input:not([type=radio], [type=checkbox])') ?? false
  const isWithinPair = target.closest('fieldset')?.contains(relatedTarget) ?? false
  const [, name] = target.id.split('-')
  if (isField && !isWithinPair && name !== undefined) check(name)
}

/** In a list to choose from, Enter chooses; it must not save the tab when nothing is highlighted. */
function keepInList(event: KeyboardEvent): void {
  const { key, target } = event
  const isList = target instanceof HTMLElement && target.matches('input[aria-haspopup=listbox]')
  if (key === 'Enter' && isList) event.preventDefault()
}
