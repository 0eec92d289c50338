import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useAssistant } from './assistant-context.ts'
import { isHelpAllowed } from './policy-words.ts'
import { loadParts } from './use-assistant-parts.ts'

/** *Get help*: opens the assistant on one essay. */
export function GetHelp({ requirementId, title }: { requirementId: string; title: string }) {
  const assistant = useAssistant()
  const isOffered = assistant?.essays.some(({ task }) => task.requirement.id === requirementId)
  // While it is open there is nothing to get.
  if (!assistant || !isOffered || assistant.shownId === requirementId) return null
  if (!isHelpAllowed(assistant.policy)) return null
  const prepare = () => void loadParts().catch(() => undefined)
  return (
    <Button
      id={`get-help-${requirementId}`}
      aria-label={`Get help: ${title}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => assistant.show(requirementId)}
    >
      <Icon icon={IconSparkles} />
      Get help
    </Button>
  )
}
