import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { formNameOf } from '../../features/people/profile/asked-question.ts'
import { ProfileEditor } from '../../features/people/profile/profile-editor.tsx'
import { tabOf } from '../../features/people/profile/profile-edits.ts'
import { tabOfAddress, type ProfileScreen } from '../../features/people/profile/profile-screens.ts'
import { preloadTab } from '../../features/people/profile/tab-parts.ts'
import { useFormFields, useProfile } from '../../features/people/profile/use-profile.ts'
import { Suggestions } from '../../features/catalogue/suggestions/suggestions.tsx'
import { useSuggestions } from '../../features/catalogue/suggestions/use-suggestions.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonCards } from '../../ui/skeleton-cards.tsx'

/** The tabs of a profile screen. The address says which is open and which question is asked for. */
export function ProfileBody({ screen }: { screen: ProfileScreen }) {
  const [search, setSearch] = useSearchParams()
  const profile = useProfile()
  const fields = useFormFields()
  const opened = tabOfAddress(screen, search.get('tab'))
  // Beside the answers it shows, not after them.
  useEffect(() => preloadTab(opened), [opened])
  const { exchange, afterSave, close } = useSuggestions()
  const retry = () => void Promise.all([profile.refetch(), fields.refetch()])

  if (!profile.data || !fields.data)
    return profile.isError || fields.isError ? (
      <ErrorPanel message="We couldn’t load your profile." onRetry={retry} />
    ) : (
      <SkeletonCards count={1} label="Loading your profile" />
    )

  const known = fields.data
  const ask = search.get('ask')
  const asked = ask === null ? undefined : formNameOf(ask, known)
  const tab = asked ? tabOfAddress(screen, tabOf(asked)) : opened
  return (
    <>
      <ProfileEditor
        screen={screen}
        profile={profile.data}
        fields={known}
        tab={tab}
        onTab={(next) => setSearch({ tab: next }, { preventScrollReset: true })}
        asked={asked}
        onAsked={() => setSearch({ tab }, { preventScrollReset: true, replace: true })}
        onSaved={afterSave}
      />
      <Suggestions exchange={exchange} onClose={close} />
    </>
  )
}
