interface ImportMetaEnv {
  readonly PRODUCT_NAME?: string
  readonly PRODUCT_URL?: string
}

declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('./ui/icon.tsx').IconShape
  export default icon
}
