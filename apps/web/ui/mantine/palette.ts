import type { MantineColorsTuple } from '@mantine/core'

// Mantine wants ten steps of each colour as values; the steps in use equal the tokens.

export const laurel: MantineColorsTuple = [
  '#e3f3eb',
  '#cde9dc',
  '#a5ebcf',
  '#84e0bc',
  '#5fd3a6',
  '#34b384',
  '#158a62',
  '#0b6b4c',
  '#08543b',
  '#063b2a',
]

export const gray: MantineColorsTuple = [
  '#faf9f6',
  '#f1f0ea',
  '#e8e7df',
  '#dddcd3',
  '#bfc1b9',
  '#7c867f',
  '#55605a',
  '#3c4742',
  '#26302b',
  '#17201c',
]

export const dark: MantineColorsTuple = [
  '#ecf1ee',
  '#c7d1cb',
  '#a9b5af',
  '#7b8881',
  '#3e4a44',
  '#2e3833',
  '#1f2723',
  '#171d1a',
  '#0f1412',
  '#0b0f0d',
]
