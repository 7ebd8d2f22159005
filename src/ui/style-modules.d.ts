/** Style sheets as Vite gives them: linked to the page that imports them, or, with `?inline`, as text. */
declare module '*.css';
declare module '*.css?inline' {
  const css: string;
  export default css;
}
