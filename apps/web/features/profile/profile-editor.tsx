import type { Applicant } from '@laurel/contract/profile'
import { Tabs } from '@mantine/core'
import { type FocusEvent, Suspense, useEffect, useRef } from 'react'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AskedField } from './asked-field.ts'
import { DATE_LABELS } from './date-labels.ts'
import { keepInList } from './keep-in-list.ts'
import { useProfileForm } from './profile-form.ts'
import '../../ui/mantine/tabs.css'
import styles from './profile.module.css'
import type { ProfileScreen } from './profile-screens.ts'
import type { ProfileTab } from './profile-values.ts'
import { SaveBar } from './save-bar.tsx'
import { ContactTab, EducationTab, MoreTab, PersonalTab, preloadTab } from './tab-parts.ts'
import { TabSkeleton } from './tab-skeleton.tsx'
import type { FormFields } from './use-profile.ts'
import { useSaveTab } from './use-save-tab.ts'
import { optionalPart } from '../../ui/optional-part.ts'

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

// Not for those whose address is confirmed, who are most.
const ConfirmEmailNotice = optionalPart(() => import('../accounts/confirm-email-notice.tsx'))

/** The profile in tabs; a tab keeps what is typed, and each is saved by itself. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { screen, profile, fields, tab, onTab, asked, onAsked, onSaved } = props
  const form = useProfileForm(profile)
  const tabList = useRef<HTMLDivElement>(null)
  const isLedOn = useRef(false)
  const leadOn = (next: ProfileTab) => {
    isLedOn.current = true
    onTab(next)
  }
  const { save, ...saving } = useSaveTab({ screen, form, profile, tab, onNext: leadOn, onSaved })
  const problems = Object.entries(form.problemsOf(tab))
  useDocumentTitle(screen.title, problems.length > 0)

  useEffect(() => {
    const selected = tabList.current?.querySelector<HTMLElement>('[aria-selected=true]')
    selected?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // Saving led on to this tab: it begins at its top, not at the button of the one before.
    if (isLedOn.current) selected?.focus()
    isLedOn.current = false
  }, [tab])

  const tabProps = { form, profile, optionsOf: (key: string) => fields.get(key)?.options ?? {} }
  return (
    <Tabs value={tab} onChange={(next) => onTab(next as ProfileTab)} keepMounted={false}>
      <Tabs.List ref={tabList} className={styles.tabList} aria-label="Parts of the profile">
        {screen.tabs.map(([value, label]) => (
          <Tabs.Tab
            key={value}
            value={value}
            onPointerEnter={() => preloadTab(value)}
            onFocus={() => preloadTab(value)}
          >
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
          onKeyDownCapture={keepInList}
          noValidate
        >
          <ErrorSummary
            attempt={form.attempt}
            problems={problems.map(([name, message]) => ({
              fieldId: `profile-${name}`,
              message: name in DATE_LABELS ? `${DATE_LABELS[name]}: ${message}` : message,
            }))}
          />
          <Suspense fallback={<TabSkeleton />}>
            {tab === 'personal' && <PersonalTab {...tabProps} />}
            {tab === 'contact' && <ContactTab {...tabProps} />}
            {tab === 'education' && <EducationTab {...tabProps} />}
            {tab === 'more' && <MoreTab form={form} fields={fields} asked={asked} />}
            {asked && <AskedField name={asked} onAsked={onAsked} />}
          </Suspense>
          <SaveBar isSaved={form.isSaved(tab)} isDirty={form.isDirty(tab)} {...saving} />
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
