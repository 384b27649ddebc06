//! Tables as Parquet files, written in parts.

use ::lab::table::{Cells, Column, Table};
use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;
use std::fs::File;
use std::sync::Arc;

/// A Parquet file that is being written. Each part becomes a row group.
pub(crate) struct Writer {
    file: SerializedFileWriter<File>,
}

impl Writer {
    /// Begins a file with the columns of `table`.
    pub(crate) fn new(file: File, table: &Table) -> anyhow::Result<Writer> {
        let fields = table.columns.iter().map(field).collect::<Result<Vec<_>, _>>()?;
        let schema = Type::group_type_builder("row").with_fields(fields).build()?;
        // Nothing that depends on when and where the file was written.
        let properties = WriterProperties::builder()
            .set_created_by("farbraum".to_owned())
            .set_compression(Compression::SNAPPY)
            .build();
        Ok(Writer { file: SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties))? })
    }

    /// Adds rows.
    pub(crate) fn add(&mut self, table: &Table) -> anyhow::Result<()> {
        let mut group = self.file.next_row_group()?;
        for column in &table.columns {
            let Some(mut writer) = group.next_column()? else { break };
            write(writer.untyped(), &column.cells)?;
            writer.close()?;
        }
        group.close()?;
        Ok(())
    }

    pub(crate) fn close(self) -> anyhow::Result<()> {
        self.file.close()?;
        Ok(())
    }
}

fn field(column: &Column) -> Result<Arc<Type>, parquet::errors::ParquetError> {
    let (physical, logical) = match column.cells {
        Cells::Whole(_) => (Physical::INT64, None),
        Cells::Number(_) => (Physical::DOUBLE, None),
        Cells::Flag(_) => (Physical::BOOLEAN, None),
        Cells::Text(_) => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
    };
    let builder = Type::primitive_type_builder(&column.name, physical).with_logical_type(logical);
    builder.with_repetition(Repetition::OPTIONAL).build().map(Arc::new)
}

/// Returns the values that exist, and for every cell whether it has one.
fn split<T: Clone, U>(cells: &[Option<T>], into: impl Fn(T) -> U) -> (Vec<U>, Vec<i16>) {
    let values = cells.iter().flatten().cloned().map(into).collect();
    (values, cells.iter().map(|cell| i16::from(cell.is_some())).collect())
}

fn write(writer: &mut ColumnWriter<'_>, cells: &Cells) -> anyhow::Result<()> {
    match (writer, cells) {
        (ColumnWriter::Int64ColumnWriter(writer), Cells::Whole(cells)) => {
            let (values, there) = split(cells, |value| value);
            writer.write_batch(&values, Some(&there), None)?;
        }
        (ColumnWriter::DoubleColumnWriter(writer), Cells::Number(cells)) => {
            let (values, there) = split(cells, |value| value);
            writer.write_batch(&values, Some(&there), None)?;
        }
        (ColumnWriter::BoolColumnWriter(writer), Cells::Flag(cells)) => {
            let (values, there) = split(cells, |value| value);
            writer.write_batch(&values, Some(&there), None)?;
        }
        (ColumnWriter::ByteArrayColumnWriter(writer), Cells::Text(cells)) => {
            let (values, there) = split(cells, |value| ByteArray::from(value.into_bytes()));
            writer.write_batch(&values, Some(&there), None)?;
        }
        _ => anyhow::bail!("a column has another type than its cells"),
    }
    Ok(())
}
