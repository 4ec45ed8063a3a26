import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core'

const laurel: MantineColorsTuple = [
  '#eef6f1',
  '#dcebe3',
  '#b7d7c6',
  '#8fc2a8',
  '#69ad8c',
  '#459371',
  '#2f7a5a',
  '#256449',
  '#1e5140',
  '#143a2d',
]
const gold: MantineColorsTuple = [
  '#fbf6e9',
  '#f3e9cd',
  '#e6d29b',
  '#d8ba68',
  '#c9a440',
  '#a9884a',
  '#8a6d33',
  '#6d5526',
  '#50401c',
  '#352a12',
]

// As darker as red text on paper has to be.
const red: MantineColorsTuple = [
  '#fdf1ef',
  '#f9dfdb',
  '#f3beb6',
  '#ffa99f',
  '#ee8b7f',
  '#df6a5d',
  '#cc4a3d',
  '#bb3529',
  '#a8271c',
  '#8c1a12',
]

// Mantine's greys have no green in them.
const dark: MantineColorsTuple = [
  '#e9ece7',
  '#c9d0cb',
  '#a8b3ac',
  '#7f8b84',
  '#56615b',
  '#343d38',
  '#252c28',
  '#1b211e',
  '#131715',
  '#0e1210',
]

/** The look of the public pages: paper, ink, laurel green, a little gold. */
export const theme = createTheme({
  primaryColor: 'laurel',
  primaryShade: { light: 8, dark: 3 },
  // autoContrast judges the shade of the light scheme in both, which is white on pale green or red in the dark (2:1).
  variantColorResolver: (input) => {
    const colours = defaultVariantColorsResolver(input)
    return input.variant === 'filled' && ['laurel', 'red'].includes(input.color ?? 'laurel')
      ? { ...colours, color: 'var(--on-accent)' }
      : colours
  },
  colors: { laurel, gold, red, dark },
  // Capitals are a matter of language (i and İ), and shout.
  components: {
    Badge: { defaultProps: { tt: 'none' } },
    // Hints stand below, so that inputs beside one another are in one line.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  headings: { fontWeight: '650' },
})

/** The same colours as the public pages have, so that the two read as one house. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fffdf8',
    '--page': '#f4f2ec',
    '--surface': '#fffdf8',
    '--mantine-color-text': '#1d2925',
    '--mantine-color-dimmed': '#56615b',
    '--mantine-color-placeholder': '#65706a',
    '--mantine-color-default-border': '#ddd8cb',
    '--edge': '#7d857f',
    '--focus': '#0a5bc4',
    '--accent': '#1e5140',
    '--on-accent': '#ffffff',
    '--mantine-color-error': '#8c1a12',
  },
  dark: {
    '--mantine-color-body': '#1b211e',
    '--page': '#131715',
    '--surface': '#1b211e',
    '--mantine-color-text': '#e9ece7',
    '--mantine-color-dimmed': '#a8b3ac',
    '--mantine-color-placeholder': '#a8b3ac',
    '--mantine-color-default-border': '#343d38',
    '--edge': '#7f8b84',
    '--focus': '#8ab8ff',
    '--accent': '#97d3b5',
    '--on-accent': '#0e1f17',
    '--mantine-color-error': '#ffbfb6',
  },
})
