import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core'
import { dark, gray, laurel } from './palette.ts'

// autoContrast alone leaves white words on mint in the dark scheme (1.8:1).
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const isPrimary = !input.color || input.color === 'laurel'
  if (!isPrimary) return colors
  if (input.variant === 'filled') {
    return { ...colors, color: 'var(--on-primary)', hover: 'var(--primary-hover)' }
  }
  if (input.variant === 'outline') {
    return {
      background: 'var(--surface)',
      hover: 'var(--sunken)',
      color: 'var(--text)',
      border: '1px solid var(--control)',
    }
  }
  return colors
}

/** Points Mantine's own colours at the tokens: its dimmed, error and placeholder fail AA. */
const tokens = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--placeholder)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-color-laurel-light': 'var(--primary-soft)',
  '--mantine-color-laurel-light-hover': 'var(--primary-soft)',
  '--mantine-color-laurel-light-color': 'var(--on-primary-soft)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--placeholder)',
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: tokens,
  dark: tokens,
})

/**
 * A list opens by a click, a key or typing. Opened by focus alone it would scroll to its chosen
 * option before it has its place, and the page with it: the focus would be out of sight.
 */
const list = { size: 'md', withScrollArea: false, maxDropdownHeight: 320, openOnFocus: false }

/**
 * The theme of the signed-in areas. Components are set by name and not through `extend`,
 * which would bring the code of each into the first route.
 */
export const theme = createTheme({
  variantColorResolver,
  primaryColor: 'laurel',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  colors: { laurel, gray, dark },
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  defaultRadius: 'md',
  radius: { sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    Button: { defaultProps: { size: 'md', h: 44, fz: '0.9375rem' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    CloseButton: { defaultProps: { size: 44, 'aria-label': 'Close' } },
    Badge: {
      defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 600, size: 'lg' },
      styles: { label: { fontSize: '0.8125rem' } },
    },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Select: { defaultProps: list },
    MultiSelect: { defaultProps: list },
    Autocomplete: {
      defaultProps: { size: 'md', withScrollArea: false, maxDropdownHeight: 320 },
    },
    PasswordInput: {
      defaultProps: {
        size: 'md',
        visibilityToggleButtonProps: { 'aria-label': 'Show password', tabIndex: 0 },
      },
    },
  },
})
