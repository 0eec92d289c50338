interface ImportMetaEnv {
  readonly PRODUCT_NAME?: string
  readonly PRODUCT_URL?: string
  readonly PRODUCT_CONGRATULATIONS?: string
  readonly PRODUCT_MEMBERSHIP_PROMISE?: string
  readonly PROMOTIONAL_COPY?: string
  readonly PRODUCT_SUPPORT_EMAIL?: string
  readonly PRODUCT_SUPPORT_PHONE?: string
  readonly PRODUCT_POSTAL_ADDRESS?: string
  readonly PRODUCT_BUSINESS_URL?: string
  readonly PRODUCT_SCHOLARSHIP_URL?: string
  readonly PRODUCT_SOCIAL_URLS?: string
  /** Of `content/about.json`, see about-content.ts. */
  readonly ABOUT_CONTENT?: import('@laurel/contract/about').About
}

declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('./ui/icon.tsx').IconShape
  export default icon
}
