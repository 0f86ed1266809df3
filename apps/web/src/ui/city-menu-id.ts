/** Id of the menu of cities that every page has: what a button opens by `popoverTarget`. */
export const cityMenuId = 'city-menu';
