-- Documents of a row are read by the catalogue's own tables; while they wait they are texts.
alter table import_row
  alter column title type text, alter column description type text, alter column attributes type text,
  alter column documents type text, alter column other_numbers type text;
