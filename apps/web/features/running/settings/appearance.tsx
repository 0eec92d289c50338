import { chooseScheme, type ColorScheme, useChosenScheme } from '../../../chosen-scheme.ts'
import { ChoiceField } from '../../../ui/choice-field.tsx'

const SCHEMES: readonly { value: ColorScheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Same as my device' },
]

/** The colors of every page on this device. */
export function Appearance() {
  return (
    <ChoiceField
      name="appearance"
      legend="Colors"
      options={SCHEMES}
      chosen={[useChosenScheme()]}
      onChoose={(scheme) => chooseScheme(scheme as ColorScheme)}
    />
  )
}
