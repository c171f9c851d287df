import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** One hue in ten steps is what Mantine wants; our tokens decide, so every step is the token. */
const same = (token: string): MantineColorsTuple => [
  token,
  token,
  token,
  token,
  token,
  token,
  token,
  token,
  token,
  token,
];

/** Mantine dressed in the tokens of styles/tokens.css. */
export const theme = createTheme({
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-code)',
  primaryColor: 'action',
  autoContrast: false,
  colors: { action: same('var(--action)'), worse: same('var(--worse)') },
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '10px', xl: '10px' },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '20px', xl: '25px' },
  lineHeights: { xs: '16px', sm: '20px', md: '24px', lg: '28px', xl: '32px' },
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  breakpoints: { xs: '22.5em', sm: '48em', md: '64em', lg: '75em', xl: '90em' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

const variables = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--raised)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-error': 'var(--worse)',
  '--mantine-color-anchor': 'var(--action)',
  '--mantine-color-action-filled': 'var(--action)',
  '--mantine-color-action-filled-hover': 'color-mix(in srgb, var(--action) 88%, var(--ink))',
  '--mantine-color-action-light': 'var(--selected)',
  '--mantine-color-action-light-hover': 'var(--selected)',
  '--mantine-color-action-light-color': 'var(--action)',
  '--mantine-color-action-outline': 'var(--action)',
  '--mantine-primary-color-contrast': 'var(--on-action)',
};

/** The same variables in both schemes: the tokens behind them change with the scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: variables,
  dark: variables,
});
