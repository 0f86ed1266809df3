/** Id of the city menu on every page, for `popoverTarget`. */
export const cityMenuId = 'city-menu';
