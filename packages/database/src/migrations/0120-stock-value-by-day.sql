-- Value of the stock at the end of a day, as the hourly count last found it; null: not counted. Sums in kopecks.
alter table day_figures add column stock_at_price bigint; -- at the price of a single piece
alter table day_figures add column stock_cost bigint; -- of the pieces whose cost is known
