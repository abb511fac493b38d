declare module "*.ftl" {
  const source: string;
  export default source;
}
declare module "*.svg" {
  const source: string;
  export default source;
}
declare module "*.css";
