declare module "*.ftl" {
  const source: string;
  export default source;
}
declare module "*.svg" {
  const source: string;
  export default source;
}
/** The address of a worker. */
declare module "*?worker" {
  const address: string;
  export default address;
}
declare module "*.css";
