import type { Applicant } from '@laurel/contract/profile'
import { type FocusEvent, Suspense, useEffect, useRef } from 'react'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TabList } from '../../../ui/tab-list.tsx'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { AskedField } from './asked-field.ts'
import { keepInList } from './keep-in-list.ts'
import { problemLinks } from './problem-links.ts'
import { useProfileForm } from './profile-form.ts'
import styles from './profile.module.css'
import type { ProfileScreen } from './profile-screens.ts'
import type { ProfileTab } from './profile-values.ts'
import { SaveBar } from './save-bar.tsx'
import { ContactTab, EducationTab, MoreTab, PersonalTab, preloadTab } from './tab-parts.ts'
import { TabSkeleton } from './tab-skeleton.tsx'
import type { FormFields } from './use-profile.ts'
import { useSaveTab } from './use-save-tab.ts'
import { optionalPart } from '../../../ui/optional-part.ts'

interface ProfileEditorProps {
  screen: ProfileScreen
  profile: Applicant
  fields: FormFields
  tab: ProfileTab
  onTab: (tab: ProfileTab) => void
  /** The field to begin with, by its name in the form. */
  asked?: string | undefined
  /** Told once that field has the focus. */
  onAsked: () => void
  onSaved: () => void
}

const PANEL_ID = 'profile-panel'
const tabIdOf = (tab: ProfileTab): string => `profile-tab-${tab}`
const FIELDS = 'input:not([type=radio], [type=checkbox]), select'

// Not for those whose address is confirmed, who are most.
const ConfirmEmailNotice = optionalPart(() => import('../accounts/confirm-email-notice.tsx'))

/** The profile in tabs; a tab keeps what is typed, and each is saved by itself. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { screen, profile, fields, tab, onTab, asked, onAsked, onSaved } = props
  const form = useProfileForm(profile)
  const isLedOn = useRef(false)
  const leadOn = (next: ProfileTab) => {
    isLedOn.current = true
    onTab(next)
  }
  const { save, ...saving } = useSaveTab({ screen, form, profile, tab, onNext: leadOn, onSaved })
  const problems = Object.entries(form.problemsOf(tab))
  useDocumentTitle(screen.title, problems.length > 0)

  useEffect(() => {
    // Saving led on to this tab: it begins at its top, not at the button of the one before.
    if (isLedOn.current) document.getElementById(tabIdOf(tab))?.focus()
    isLedOn.current = false
  }, [tab])

  const tabProps = { form, profile, optionsOf: (key: string) => fields.get(key)?.options ?? {} }
  return (
    <>
      <TabList
        label="Parts of the profile"
        tabs={screen.tabs.map(([value, label]) => ({
          id: tabIdOf(value),
          label: <TabLabel label={label} isDirty={form.isDirty(value)} />,
          onPointerEnter: () => preloadTab(value),
          onFocus: () => preloadTab(value),
        }))}
        current={tabIdOf(tab)}
        panelId={PANEL_ID}
        onChoose={(id) => {
          const next = screen.tabs.find(([value]) => tabIdOf(value) === id)
          if (next) onTab(next[0])
        }}
      />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabIdOf(tab)}>
        {tab === 'contact' && (!profile.isEmailConfirmed || profile.pendingEmail !== null) && (
          <Suspense fallback={null}>
            <div className={styles.confirm}>
              <ConfirmEmailNotice isOpen={profile.pendingEmail !== null} />
            </div>
          </Suspense>
        )}
        {/* These events come up from the fields; the form itself is not acted on. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <form
          className={styles.tab}
          data-tab={tab}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
          onBlur={(event) => checkLeft(event, form.checkField)}
          onKeyDown={keepInList}
          noValidate
        >
          <ErrorSummary attempt={form.attempt} problems={problemLinks(problems, form.values)} />
          <Suspense fallback={<TabSkeleton />}>
            {tab === 'personal' && <PersonalTab {...tabProps} />}
            {tab === 'contact' && <ContactTab {...tabProps} />}
            {tab === 'education' && <EducationTab {...tabProps} />}
            {tab === 'more' && <MoreTab form={form} fields={fields} asked={asked} />}
            {asked && <AskedField name={asked} onAsked={onAsked} />}
          </Suspense>
          <SaveBar isSaved={form.isSaved(tab)} isDirty={form.isDirty(tab)} {...saving} />
        </form>
      </div>
    </>
  )
}

function TabLabel({ label, isDirty }: { label: string; isDirty: boolean }) {
  if (!isDirty) return label
  return (
    <>
      {label}
      <span className={styles.unsaved} aria-hidden="true" />
      <VisuallyHidden>, not saved</VisuallyHidden>
    </>
  )
}

/**
 * Checks a field once another is entered. Not when a button, box or link is: the sentence would
 * move it away from under the pointer.
 */
function checkLeft({ target, relatedTarget }: FocusEvent, check: (name: string) => void): void {
  const isField = relatedTarget?.matches(FIELDS) ?? false
  const isWithinPair = target.closest('fieldset')?.contains(relatedTarget) ?? false
  const [, name] = target.id.split('-')
  if (isField && !isWithinPair && name !== undefined) check(name)
}
