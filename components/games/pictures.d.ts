// A picture that is imported is its address.
declare module '*.webp' {
  const address: string
  export default address
}
