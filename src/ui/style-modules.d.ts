/** Style sheets as Vite provides them: linked to the page that imports them, or as text with `?inline`. */
declare module '*.css';
declare module '*.css?inline' {
  const css: string;
  export default css;
}
